import { type StoredFile, useSource } from '@harrow/ui';
import styles from './parts.module.css';

/** The small picture of a part, fetched once its row is seen. @param id of the attachment */
export function PartThumb({ id }: { id: string }) {
  const store = useSource('files');
  const address = store.thumbnailUrl?.({ id, type: 'image/jpeg' } as StoredFile);
  return <img className={styles.thumb} src={address} alt="" loading="lazy" width={48} height={36} />;
}
