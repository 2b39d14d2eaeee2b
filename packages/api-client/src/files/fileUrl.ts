/**
 * Address of a stored file: as it is when it starts with `http`, otherwise below the static domain.
 * Undefined for an empty path, and for a list of files that stands where one path is expected (`[{…}]`).
 * @param path as the server stores it, for example `temp/photo_1.jpg`
 * @param staticDomain for example `https://portal.example.com/sys/common/static`, with or without a slash at its end
 */
export function fileUrl(path: string | null | undefined, staticDomain: string): string | undefined {
  if (!path || path.includes('[')) return undefined;
  if (/^https?:\/\//i.test(path)) return path;
  return `${staticDomain.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
