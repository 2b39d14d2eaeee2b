/** A picture in Markdown. A remark keeps its words: marks that would end it are escaped, line breaks become spaces. */
export function imageMarkdown(address: string, remark: string): string {
  const words = remark
    .replaceAll(/[\r\n]+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]]/g, String.raw`\$&`);
  // Spaces and brackets would end the address.
  const url = address.trim().replaceAll(/[\s<>()]/g, (character) => encodeURIComponent(character).replaceAll('(', '%28').replaceAll(')', '%29'));
  return `![${words}](${url})`;
}
