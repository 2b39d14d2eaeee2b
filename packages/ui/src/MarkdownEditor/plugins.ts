import gfm from '@bytemd/plugin-gfm';
import type { BytemdPlugin } from 'bytemd';

/** Nodes of a Markdown tree, as far as we look at them. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** The parser of raw HTML inside breaks off at a template within a picture of vectors, and the whole text would not show. */
function withoutTemplates(node: Node): void {
  if (node.type === 'html' && node.value !== undefined) node.value = node.value.replaceAll(/<\/?template\b[^>]*>?/gi, '');
  node.children?.forEach(withoutTemplates);
}

/** Extensions of Markdown: tables, task lists, strikethrough. @param names of the boxes of a task list */
export const markdownPlugins = (names: { done: string; open: string }): BytemdPlugin[] => [
  gfm(),
  {
    remark: (processor) => processor.use(() => (tree: unknown) => withoutTemplates(tree as Node)),
    viewerEffect({ markdownBody }) {
      for (const box of markdownBody.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
        box.setAttribute('aria-label', box.checked ? names.done : names.open);
      for (const image of markdownBody.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
    },
  },
];
