const HOSTS: Readonly<Record<string, RegExp>> = {
  'Google Maps': /^(maps\.app\.goo\.gl|goo\.gl|maps\.google\.com(\.br)?|(www\.)?google\.com(\.br)?)$/,
  Waze: /^((www\.)?waze\.com|ul\.waze\.com)$/,
};

/**
 * A button that says where it leads leads there.
 * @param app “Google Maps” or “Waze”
 */
export function mapAddressProblem(url: string | undefined, app: string): true | string {
  if (!url || !URL.canParse(url)) return true;
  return HOSTS[app]?.test(new URL(url).hostname) || `Este link não é do ${app}.`;
}
