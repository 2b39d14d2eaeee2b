import type { SuggestOnBoard } from '@harrow/api-client';
import { DateText, formatNumber, StatusTag, useSettings } from '@harrow/ui';
import LikeFilled from '@ant-design/icons/LikeFilled';
import LikeOutlined from '@ant-design/icons/LikeOutlined';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../../documents/actions/useDocumentCall.ts';
import { billStatusTones } from '../../../shared/billStatus.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { board, voteFor } from '../suggests.ts';
import styles from './board.module.css';

/** One suggestion of the board, with the vote of the user's dealer. */
export function BoardCard({ suggest }: { suggest: SuggestOnBoard }) {
  const { t } = useTranslation('prodUpgradeSuggest');
  const { secondProduct_dictText, thirdProduct_dictText, system_dictText, suggestType_dictText, status, planDate } = suggest;
  const about = [secondProduct_dictText, thirdProduct_dictText, system_dictText, suggestType_dictText].filter(Boolean).join(' · ');
  return (
    <li className={styles.card}>
      <article aria-labelledby={`suggest-${suggest.id}`}>
        <header className={styles.head}>
          <div>
            <h2 id={`suggest-${suggest.id}`}>{suggest.title}</h2>
            <p className={styles.about}>
              <span>{suggest.suggestNo}</span> · {about}
            </p>
          </div>
          <StatusTag color={billStatusTones[status]} text={t(`board.status.${status}`)} />
        </header>
        <dl className={styles.texts}>
          <dt>{t('field.currentProblem')}</dt>
          <dd>{suggest.currentProblem}</dd>
          <dt>{t('field.suggestion')}</dt>
          <dd>{suggest.suggestion}</dd>
          {suggest.replyContent && (
            <>
              <dt>{t('field.replyContent')}</dt>
              <dd>{suggest.replyContent}</dd>
            </>
          )}
          {planDate && (
            <>
              <dt>{t('field.planDate')}</dt>
              <dd>
                <DateText value={planDate} />
              </dd>
            </>
          )}
        </dl>
        <Vote suggest={suggest} />
      </article>
    </li>
  );
}

/** The votes, and the button for the own one where it may change. */
function Vote({ suggest }: { suggest: SuggestOnBoard }) {
  const { t } = useTranslation('prodUpgradeSuggest');
  const { language } = useSettings();
  const failureText = useFailureText();
  const isGiven = suggest.myVote === 'Y';
  const call = useDocumentCall(() => single(voteFor({ ids: [suggest.id], on: isGiven ? 'N' : 'Y' })), {
    key: board.key,
    done: t(isGiven ? 'board.takenBack' : 'board.voted', { no: suggest.suggestNo }),
  });
  const count = t('board.votes', { count: suggest.votes, n: formatNumber(suggest.votes, language) });
  return (
    <footer className={styles.vote}>
      {suggest.allowedActions.includes('vote') ? (
        <Button
          type={isGiven ? 'primary' : 'default'}
          icon={isGiven ? <LikeFilled aria-hidden /> : <LikeOutlined aria-hidden />}
          aria-pressed={isGiven}
          aria-label={`${t(isGiven ? 'board.given' : 'board.vote')}: ${suggest.title}`}
          loading={call.isPending}
          onClick={() => call.mutate()}
        >
          {t(isGiven ? 'board.given' : 'board.vote')}
        </Button>
      ) : (
        isGiven && (
          <span className={styles.given}>
            <LikeFilled aria-hidden /> {t('board.given')}
          </span>
        )
      )}
      <span className={styles.count}>{count}</span>
      {call.error && <Alert type="error" showIcon title={failureText(call.error)} />}
    </footer>
  );
}
