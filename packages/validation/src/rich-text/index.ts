export {
  isRichTextAddress,
  isRichTextMediaAddress,
  isRichTextStyle,
  richTextAttributes,
  richTextMediaAttributes,
  richTextMediaTags,
  richTextTags,
} from './richText.ts';
