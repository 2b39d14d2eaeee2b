/** The call that a list of the portal makes at an address. @param api path of its call @param link `/market/active?status=pass&query=and~…` */
export function listCall(api: string, link: string): string {
  const asked = new URLSearchParams(link.split('?')[1]);
  const query = /^(and|or)~(.*)$/s.exec(asked.get('query') ?? '');
  asked.delete('query');
  if (query) asked.set('superQueryMatchType', query[1]!);
  if (query) asked.set('superQueryParams', encodeURIComponent(query[2]!));
  return `${api}?${asked.toString()}`;
}
