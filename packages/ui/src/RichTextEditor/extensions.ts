import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { hasUserInfo } from '@harrow/validation';
import { countWords } from './countWords.ts';
import { Media } from './media.ts';

/** Addresses a link may have; the sanitiser holds to the same. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(address) && !hasUserInfo(address);

/** A picture that is not described is decoration. */
const PictureWithAlt = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), alt: { default: '' } };
  },
});

/** By `align` and not by a style, which a strict content security policy lets no text have. */
const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const textAlign = {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('align'),
      renderHTML: (attributes: Record<string, unknown>) => (attributes['textAlign'] ? { align: attributes['textAlign'] } : {}),
    };
    return [{ types: this.options.types, attributes: { textAlign } }];
  },
});

/** Schema of the editor; other content is dropped. @param placeholder called at every rendering, so that it follows the language */
export const richTextExtensions = (placeholder: () => string): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: true, isAllowedUri: isLinkAddress, HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' } },
  }),
  PictureWithAlt.configure({ allowBase64: true }),
  Media,
  TableKit.configure({ table: { resizable: false } }),
  Alignment.configure({ types: ['heading', 'paragraph'] }),
  CharacterCount.configure({ wordCounter: countWords }),
  Placeholder.configure({ placeholder }),
];
