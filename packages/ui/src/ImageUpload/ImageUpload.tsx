import { shownName } from '../attachments/shownName.ts';
import { useMessages } from '../HarrowProvider/index.ts';
import { UploadField } from '../UploadField/UploadField.tsx';
import { useUploadTexts } from '../UploadField/hooks/useUploadTexts.ts';
import type { UploadFieldProps } from '../UploadField/UploadField.types.ts';

export interface ImageUploadProps extends Omit<UploadFieldProps, 'look' | 'imagesOnly' | 'accept' | 'onFailed'> {
  /** Default false: a new picture takes the place of the old one. */
  multiple?: boolean;
}

/** One picture, or several: shown as cards, refused unless they are pictures, failures told as messages. */
export function ImageUpload({ multiple = false, text, ...field }: ImageUploadProps) {
  const { t } = useUploadTexts();
  const { message } = useMessages();
  return (
    <UploadField
      {...field}
      look="cards"
      imagesOnly
      multiple={multiple}
      text={text ?? t('image')}
      onFailed={({ file }) => message.error(t('failedNamed', { name: shownName(file.name) }))}
    />
  );
}
