import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { UnreadableFile } from './unreadableFile.ts';
import type { Upload } from './uploadQueue.ts';

/** Why an upload failed: as the store says it, unless the file itself is to blame. */
export function FailureReason({ error }: Pick<Upload, 'error'>) {
  const { t } = useTranslation('ui');
  return error instanceof UnreadableFile ? t('files.unreadable') : error?.message;
}
