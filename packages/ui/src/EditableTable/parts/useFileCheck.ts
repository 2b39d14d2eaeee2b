import { attachmentLimitMb } from '@harrow/validation';
import { useMessages } from '../../HarrowProvider/index.ts';
import { checkFile } from '../../attachments/index.ts';
import { useTableContext } from '../hooks/tableContext.ts';
import type { FileSettings } from './fileSettings.ts';

/** Takes the files that may be sent, up to `room` of them, and says why the others are not. */
export function useFileCheck({ imagesOnly, storeAs, number: limit }: FileSettings): (files: readonly File[], room: number) => File[] {
  const { t } = useTableContext();
  const { message } = useMessages();

  function refusalOf(file: File): string | undefined {
    // A path with a comma would come back as two.
    if (storeAs === 'paths' && file.name.includes(',')) return t('commaInName');
    const refusal = checkFile(file, { imagesOnly });
    return refusal && t(`ui:files.refused.${refusal}`, { maxMb: attachmentLimitMb });
  }

  return (files, room) => {
    const refused = files.flatMap((file) => {
      const reason = refusalOf(file);
      return reason ? [{ file, reason }] : [];
    });
    for (const { file, reason } of refused) message.warning(`${file.name}: ${reason}`);
    const accepted = files.filter((file) => !refused.some((one) => one.file === file));
    if (accepted.length > room) message.warning(t('fileLimit', { limit }));
    return accepted.slice(0, room);
  };
}
