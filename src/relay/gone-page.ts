/** The file of the site that lists the pages of data/gone.json; a site without such pages has none. */
const LIST = '/gone-pages.json';

/**
 * Turns the answer of a host that has no such page (404) into one that says that the page is gone for good (410), with
 * the same body, if the site lists the page. `readFile` asks the site for a file.
 */
export async function gonePage(
  url: string,
  response: Response,
  readFile: (url: URL) => Promise<Response>,
): Promise<Response> {
  if (response.status !== 404) return response;
  const list = await readFile(new URL(LIST, url));
  if (!list.ok) return response;
  const paths = (await list.json()) as readonly string[];
  if (!paths.includes(new URL(url).pathname)) return response;
  return new Response(response.body, { status: 410, headers: response.headers });
}
