import { checkFiles, useRefusalMessage } from '../../../attachments/index.ts';
import { shownName } from '../../../attachments/shownName.ts';
import { useMessages } from '../../../HarrowProvider/index.ts';
import { useTableContext } from '../../context/tableContext.ts';
import type { FileSettings } from './fileSettings.ts';

/** Takes the files that may be sent, up to `room` of them, and says why the others are not. */
export function useFileCheck({ imagesOnly, storeAs, number: limit }: FileSettings): (files: readonly File[], room: number) => File[] {
  const { t } = useTableContext();
  const { message } = useMessages();
  const tellRefused = useRefusalMessage();

  return (files, room) => {
    // A path with a comma would come back as two.
    const splits = (file: File): boolean => storeAs === 'paths' && file.name.includes(',');
    for (const { name } of files.filter(splits).slice(0, 3)) message.warning(`${shownName(name)}: ${t('commaInName')}`);
    const { accepted, refused } = checkFiles(
      files.filter((file) => !splits(file)),
      { imagesOnly },
      room,
    );
    tellRefused(refused.filter(({ reason }) => reason !== 'tooMany'));
    if (refused.some(({ reason }) => reason === 'tooMany')) message.warning(t('fileLimit', { limit }));
    return accepted;
  };
}
