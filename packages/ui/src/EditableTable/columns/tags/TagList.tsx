import { Tag, type TagProps } from 'antd';
import styles from '../editors.module.css';

/** Tags side by side. */
export function TagList({ tags, colorOf }: { tags: readonly string[]; colorOf: (tag: string) => TagProps['color'] }) {
  return (
    <span className={styles.tags}>
      {tags.map((tag, index) => (
        // The same tag may stand there twice, and tags have no identity but their place.
        <Tag key={`${index} ${tag}`} color={colorOf(tag)}>
          {tag}
        </Tag>
      ))}
    </span>
  );
}
