/** The file of the site that lists the pages of data/gone.json; a site without such pages has none. */
const LIST = '/gone-pages.json';

/** The page whose words say that there is nothing here. */
const NOT_FOUND = '/404';

/** The paths of the list; none where it is missing or cannot be read, because the host has answered already. */
async function listedPaths(list: Promise<Response>): Promise<readonly string[]> {
  try {
    const file = await list;
    return file.ok ? ((await file.json()) as readonly string[]) : [];
  } catch {
    return [];
  }
}

/**
 * Turns the answer of a host that has no such page (404, or a redirect by a rule with placeholders) into one that says
 * that the page is gone for good (410), with the not-found page, if the site lists the page, also where the request has
 * a trailing slash. `readFile` asks the site for a file.
 */
export async function gonePage(
  url: string,
  response: Response,
  readFile: (url: URL) => Promise<Response>,
): Promise<Response> {
  // The status of the site's rules. The relay thanks for a lead with another (303).
  const isRedirect = response.status === 301;
  if (response.status !== 404 && !isRedirect) return response;
  const paths = await listedPaths(readFile(new URL(LIST, url)));
  if (!paths.includes(new URL(url).pathname.replace(/(?<=.)\/$/, ''))) return response;
  const { body, headers } = isRedirect ? await readFile(new URL(NOT_FOUND, url)) : response;
  return new Response(body, { status: 410, headers });
}
