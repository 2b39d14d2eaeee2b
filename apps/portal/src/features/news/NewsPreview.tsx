import type { NewsMaster } from '@harrow/api-client';
import { useDictionary, useSource } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPart, useOpenForm } from '../../documents/form/document/openForm.ts';
import { LanguageTabs, type TextLanguage } from '../../shared/fields/control/LanguageTabs.tsx';
import { NewsCard } from '../../shared/news/NewsCard.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { newsFiles } from './newsFiles.ts';
import styles from './news.module.css';
import { StoryText } from './StoryText.tsx';

type Texts = Readonly<Partial<Record<TextLanguage, string>>>;

/** The text that readers of a language get. */
const shownTo = (language: TextLanguage, texts: Texts | null): string => texts?.[language] || texts?.['zh-cn'] || texts?.en || '';

/** Card and page of the story as it is typed, in each language. */
export function NewsPreview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('news');
  const { document } = useOpenForm();
  const mine = useFormPart((state) => state.mine);
  const [active, setActive] = useState<TextLanguage>(useLanguage());
  const coverId = useCover(document?.id);
  const { items: categories } = useDictionary('news_category');
  const texts = (name: 'title' | 'summary' | 'content') => mine[name] as Texts | null;
  const facts = {
    category_dictText: categories?.find(({ value }) => value === mine['category'])?.text ?? '',
    topFlag: mine['topFlag'] as NewsMaster['topFlag'],
    publishTime: mine['publishTime'] as string | null,
    author: (mine['author'] as string | null) ?? '',
    coverId,
  };
  return (
    <Modal open width={800} title={t('preview')} footer={null} onCancel={onClose}>
      <LanguageTabs active={active} onActive={setActive} isWritten={(language) => Boolean(texts('title')?.[language])} isWrong={() => false} canFill={false}>
        {(language) => {
          const story = { ...facts, title: shownTo(language, texts('title')), summary: shownTo(language, texts('summary')) };
          return (
            <div className={styles.preview}>
              <div className={styles.previewCard}>
                <NewsCard story={story} />
              </div>
              <div className={styles.story}>
                <h2>{story.title}</h2>
                <StoryText story={{ ...story, content: shownTo(language, texts('content')) }} />
              </div>
            </div>
          );
        }}
      </LanguageTabs>
    </Modal>
  );
}

/** Attachment id of the cover; null before it is uploaded. */
function useCover(id: string | undefined): string | null {
  const store = useSource('files');
  const { data } = useQuery({
    queryKey: ['newsCover', id],
    queryFn: ({ signal }) => store.list({ table: newsFiles.table, id }, signal),
    enabled: id !== undefined,
    staleTime: 0,
  });
  return data?.find(({ slot }) => slot === newsFiles.cover)?.id ?? null;
}
