const address = /\/sys\/common\/static\/([^"'?#\s]+)/g;

/** Paths of uploads that a clean rich text shows or links to; to be kept with the record that holds the text. */
export const pathsInRichText = (html: string): string[] => [...new Set([...html.matchAll(address)].flatMap(([, path]) => decoded(path!)))];

function decoded(path: string): string[] {
  try {
    return [path.split('/').map(decodeURIComponent).join('/')];
  } catch {
    // A stray % names no upload of ours.
    return [];
  }
}
