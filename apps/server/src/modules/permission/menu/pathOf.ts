import type { NewMenuEntry } from '../../../generated/types.gen.ts';

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
    .slice(0, 40);

/**
 * The address of an entry that was added: made from its English title, or for an application from its id.
 * @param taken addresses of the other entries
 */
export function pathOf({ Type, component, url, title }: Pick<NewMenuEntry, 'Type' | 'component' | 'url' | 'title'>, taken: ReadonlySet<string | null>): string {
  if (component === 'LowApp') return url;
  const path = `/${Type === 30 ? 'link' : 'framed'}/${slug(title.en) || 'page'}`;
  let free = path;
  for (let n = 2; taken.has(free); n += 1) free = `${path}-${n}`;
  return free;
}
