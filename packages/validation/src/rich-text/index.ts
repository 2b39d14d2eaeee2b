export {
  alignmentOfStyle,
  isRichTextAddress,
  isRichTextAlignment,
  isRichTextMediaAddress,
  isRichTextStyle,
  richTextAttributes,
  richTextMediaAttributes,
  richTextMediaTags,
  richTextTags,
} from './richText.ts';
