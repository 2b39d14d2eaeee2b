import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useMessages } from '../../HarrowProvider/notices/useMessages.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { FileStore, StoredFile } from '../../sources/fileStore.ts';
import { savedName } from '../shownName.ts';

interface DownloadLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'download' | 'onClick'> {
  store: FileStore;
  file: StoredFile;
}

/** Saves a file under its own name. A file that is gone is said to be, rather than saved as the text of a refusal. */
export function DownloadLink({ store, file, children, ...anchor }: DownloadLinkProps) {
  const { t } = useTranslation('ui');
  const { message } = useMessages();
  const sayUnknown = (): void => void message.warning(t('files.unknown'));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (file.id === '') {
      event.preventDefault();
      return sayUnknown();
    }
    if (!store.check) return;
    event.preventDefault();
    const link = event.currentTarget.cloneNode() as HTMLAnchorElement;
    store.check(file).then(
      () => link.click(),
      (error: unknown) => (store.isUnknown?.(error) ? sayUnknown() : void message.error(t('files.downloadFailed'))),
    );
  };
  return (
    <a {...anchor} href={store.url(file)} download={savedName(file.name)} onClick={handleClick}>
      {children}
    </a>
  );
}
