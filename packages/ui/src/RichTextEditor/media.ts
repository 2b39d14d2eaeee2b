import { type Editor, type JSONContent, mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { richTextMediaAttributes } from '@harrow/validation/rich-text';

type MediaTag = 'video' | 'audio';

const soundName = /\.(?:mp3|m4a|wav|ogg|oga|opus|aac|flac)(?:[?#]|$)/i;

/** @param type of the file; without one the address tells, and what it does not tell is taken for a film, whose player plays sounds, too */
const mediaTag = (address: string, type: string | undefined): MediaTag => ((type?.startsWith('audio/') ?? soundName.test(address)) ? 'audio' : 'video');

/** A film or a sound: a block of its own, with the browser's player. */
export const Media = Node.create({
  name: 'media',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    tag: { default: 'video', rendered: false, parseHTML: (element) => element.localName },
    src: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: 'video[src]' }, { tag: 'audio[src]' }],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs['tag'] === 'audio' ? 'audio' : 'video', mergeAttributes(HTMLAttributes, richTextMediaAttributes)],
});

/** @param type of the file; undefined for one that is named by its address */
export const mediaContent = (src: string, title: string, type: string | undefined): JSONContent => ({
  type: Media.name,
  attrs: { tag: mediaTag(src, type), src, title: title || null },
});

export const imageContent = (src: string, alt: string): JSONContent => ({ type: 'image', attrs: { src, alt } });

/** Puts a picture, film or sound where the cursor is, and the cursor below it: what is typed or put in next must not take its place. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  editor.chain().focus().insertContent(content).run();
  // In a step of its own: by now there is a paragraph below.
  if (editor.state.selection instanceof NodeSelection) editor.commands.setTextSelection(editor.state.selection.to + 1);
}
