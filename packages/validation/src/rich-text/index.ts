export { isRichTextAddress, isRichTextStyle, richTextAttributes, richTextTags } from './richText.ts';
