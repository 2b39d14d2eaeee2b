import { UploadField } from '../UploadField/UploadField.tsx';
import { useUploadTexts } from '../UploadField/hooks/useUploadTexts.ts';
import type { UploadFieldProps } from '../UploadField/UploadField.types.ts';

export interface ImageUploadProps extends Omit<UploadFieldProps, 'look' | 'imagesOnly' | 'accept'> {
  /** Several pictures. Default false: a new picture takes the place of the old one. */
  multiple?: boolean;
}

/** One picture, or several: shown as cards, refused unless they are pictures. */
export function ImageUpload({ multiple = false, text, ...field }: ImageUploadProps) {
  const { t } = useUploadTexts();
  return <UploadField {...field} look="cards" imagesOnly multiple={multiple} text={text ?? t('image')} />;
}
