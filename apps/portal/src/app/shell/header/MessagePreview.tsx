import { CheckOutlined } from '@ant-design/icons';
import type { Message } from '@harrow/api-client';
import { DateText, DictText, EmptyState, ListSkeleton } from '@harrow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentPath, markRead, messageGroups, messages, noDocument } from '../../../shared/messages.ts';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import styles from './MessagePreview.module.css';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';

interface Props {
  /** Address of all messages, if the user has that page. */
  allPath: string | undefined;
  onDone: () => void;
}

/** Number of messages shown, newest first. */
const shown = 8;

/** The newest unread messages, by kind of document, each with its document. */
export function MessagePreview({ allPath, onDone }: Props) {
  const { t } = useTranslation('app');
  const { data: groups = [] } = useQuery(messageGroups);
  const [chosen, setChosen] = useState<string>();
  // A group whose last message was read is gone.
  const docType = groups.some((group) => (group.docType ?? noDocument) === chosen) ? chosen : undefined;
  const { data, error, refetch } = useQuery({
    ...messages.list({ pageNo: 1, pageSize: shown }, { unread: '1', ...(docType && { docType }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.preview} aria-label={t('messages.title')}>
      <header>
        <h2>{t('messages.title')}</h2>
        {data && data.total > 0 && (
          <button type="button" className="hw-link" onClick={() => void markRead(docType ? { docType } : {})}>
            {t('messages.allRead')}
          </button>
        )}
      </header>
      <AnnouncementPreview />
      {groups.length > 1 && <Groups groups={groups} chosen={docType} onChoose={setChosen} />}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.total === 0 && <EmptyState title={t('messages.none')} description={t('messages.noneText')} />}
      <ul>
        {data?.records.map((message) => (
          <PreviewItem key={message.id} message={message} onDone={onDone} />
        ))}
      </ul>
      {allPath && (
        <footer>
          <Link to={allPath} onClick={onDone}>
            {t('messages.all')}
          </Link>
        </footer>
      )}
    </section>
  );
}

interface GroupsProps {
  groups: readonly { docType: string | null; unread: number }[];
  chosen: string | undefined;
  onChoose: (docType: string | undefined) => void;
}

function Groups({ groups, chosen, onChoose }: GroupsProps) {
  const { t } = useTranslation('app');
  const total = groups.reduce((sum, { unread }) => sum + unread, 0);
  const choices = [
    { key: undefined, text: t('messages.every'), unread: total },
    ...groups.map(({ docType, unread }) => ({
      key: docType ?? noDocument,
      text: docType === null ? t('messages.other') : <DictText dict="doc_type" value={docType} />,
      unread,
    })),
  ];
  return (
    <div role="group" aria-label={t('messages.group')} className={styles.groups}>
      {choices.map(({ key, text, unread }) => (
        <button key={key ?? ''} type="button" className="hw-focusable" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {text} <span>{unread}</span>
        </button>
      ))}
    </div>
  );
}

function PreviewItem({ message, onDone }: { message: Message; onDone: () => void }) {
  const { t } = useTranslation('app');
  const { id, title, content, createTime } = message;
  const path = documentPath(message);
  const open = (): void => {
    void markRead({ ids: [id] });
    onDone();
  };
  return (
    <li>
      <div>
        {path ? (
          <Link to={path} onClick={open}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <p>{content}</p>
        <small>
          <DateText value={createTime} />
        </small>
      </div>
      <button
        type="button"
        className="hw-icon-button hw-focusable"
        aria-label={t('messages.read', { title })}
        title={t('messages.read', { title })}
        onClick={() => void markRead({ ids: [id] })}
      >
        <CheckOutlined aria-hidden />
      </button>
    </li>
  );
}
