/** Families of files that a place may take: pictures, films, sounds, PDF, papers of office programs, archives. */
export const fileFamilies = ['image', 'video', 'audio', 'pdf', 'office', 'archive'] as const;
export type FileFamily = (typeof fileFamilies)[number];

/** Endings of names, lower case and without the point. */
const endings: Readonly<Record<FileFamily, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'jfif', 'jpe', 'png', 'gif', 'webp', 'heic', 'heif', 'hif'],
  video: ['mp4', 'm4v', 'mov', '3gp', '3g2'],
  audio: ['mp3', 'm4a', 'wav'],
  pdf: ['pdf'],
  office: ['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt'],
  archive: ['zip'],
};

const media = /^(image|video|audio)\//;
const archives: ReadonlySet<string> = new Set(['application/zip', 'application/x-zip', 'application/x-zip-compressed']);
const office = /^application\/(msword$|vnd\.(ms-(word|excel|powerpoint)|openxmlformats-officedocument)\b)/;

/** The family of a MIME type, e.g. `image` of `image/jpeg`; undefined for one of none. */
export function familyOfType(type: string): FileFamily | undefined {
  const [name = ''] = type.toLowerCase().split(';', 1);
  const family = media.exec(name)?.[1] as FileFamily | undefined;
  if (family !== undefined) return family;
  if (name === 'application/pdf') return 'pdf';
  if (archives.has(name)) return 'archive';
  return office.test(name) ? 'office' : undefined;
}

/** The family that a name says by its ending; undefined for one of none. */
export function familyOfName(name: string): FileFamily | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : fileFamilies.find((family) => endings[family].includes(ending));
}

/**
 * The family of a file that is to be sent, by what the browser says of it; its content is judged by the server.
 * @param file `type` is empty where the browser knows none
 */
export const familyOfFile = ({ name, type }: { name: string; type: string }): FileFamily | undefined => familyOfType(type) ?? familyOfName(name);

/**
 * Families as the attribute `accept` of a file input has them. Endings of HEIC are left out of pictures: phones then hand over a JPEG,
 * which every browser shows.
 */
export const acceptOfFamilies = (families: readonly FileFamily[]): string =>
  families.map((family) => (media.test(`${family}/`) ? `${family}/*` : endings[family].map((ending) => `.${ending}`).join(','))).join(',');
