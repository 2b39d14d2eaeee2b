import type { NewsRecord } from '@harrow/api-client';
import { DictRadio, lazyPart } from '@harrow/ui';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { pathOfStory } from './news.ts';
import { NewsFoot } from './NewsFoot.tsx';
import { DocumentForm, Field, Section, Slots, TextsField, useDocument } from './newsKind.ts';

const NewsPreview = lazyPart(async () => ({ default: (await import('./NewsPreview.tsx')).NewsPreview }));

/** A story in the hands of its author. */
export function NewsPage() {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const author = useStore(userStore)?.realname ?? null;
  const read = ({ id, status }: NewsRecord) => status === 'pass' && <Button onClick={() => void navigate(pathOfStory(id))}>{t('read')}</Button>;
  return (
    <DocumentForm
      begin={{ category: 'company', topFlag: 'N', author }}
      facts={({ newsNo, readCount }) => [
        { label: t('field.newsNo'), value: newsNo },
        { label: t('field.readCount'), value: readCount },
      ]}
      headActions={read}
      rail={() => ({ hasComments: false })}
      Foot={NewsFoot}
    >
      <FactsSection />
      <Section name="texts" description={t('languageNote')}>
        <TextsField names={['title', 'summary', 'content']} rows={{ summary: 3 }} />
        <Preview />
      </Section>
      <Slots />
    </DocumentForm>
  );
}

/** Category, readers and times. */
function FactsSection() {
  const { t } = useTranslation('news');
  const isPublished = useDocument()?.status === 'pass';
  return (
    <Section name="facts">
      <Field name="category" wide>
        {({ status: _status, ...control }, value, change) => (
          <DictRadio {...control} dict="news_category" value={value as string} onChange={(next) => change(next ?? null)} />
        )}
      </Field>
      <Field name="language" hint={t('readersNote')} />
      <Field name="author" />
      <Field name="publishTime" hint={!isPublished && t('publishNote')} />
      <Field name="topFlag" />
    </Section>
  );
}

/** Shows the card and the page as they will be read. */
function Preview() {
  const { t } = useTranslation('news');
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-wide>
      <Button onClick={() => setOpen(true)}>{t('preview')}</Button>
      <Suspense>{isOpen && <NewsPreview onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
