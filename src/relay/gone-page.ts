/** The file of the site that lists the pages of data/gone.json; a site without such pages has none. */
const LIST = '/gone-pages.json';

/** The page whose words say that there is nothing here. */
const NOT_FOUND = '/404';

/**
 * Turns the answer of a host that has no such page (404, or a redirect by a rule with placeholders) into one that says
 * that the page is gone for good (410), with the not-found page, if the site lists the page. `readFile` asks the site
 * for a file.
 */
export async function gonePage(
  url: string,
  response: Response,
  readFile: (url: URL) => Promise<Response>,
): Promise<Response> {
  const isRedirect = response.status >= 300 && response.status < 400 && response.headers.has('location');
  if (response.status !== 404 && !isRedirect) return response;
  const list = await readFile(new URL(LIST, url));
  if (!list.ok) return response;
  const paths = (await list.json()) as readonly string[];
  if (!paths.includes(new URL(url).pathname)) return response;
  const { body, headers } = isRedirect ? await readFile(new URL(NOT_FOUND, url)) : response;
  return new Response(body, { status: 410, headers });
}
