import type { Feedback } from '@harrow/api-client';
import { feedbacksScoreLimits as limits } from '@harrow/api-client/limits';
import { RatingInput, LimitedTextArea } from '@harrow/ui';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { seen } from '../../documents/actions/documentCalls.ts';
import { useDocumentCall } from '../../documents/actions/useDocumentCall.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useKeptInput } from '../../shared/useKeptInput.ts';
import { feedback, scoreFeedback } from './feedback.ts';
import styles from './feedback.module.css';

interface Rating {
  stars?: number | undefined;
  comment: string;
}

/** The dealer rates the answer, which closes the feedback. */
export function Score({ item }: { item: Feedback }) {
  const { t } = useTranslation('feedback');
  const failureText = useFailureText();
  const { typed, type, discard } = useKeptInput<Rating>('feedback.score', item.id, { comment: '' });
  const { stars, comment } = typed;
  const send = useDocumentCall(() => scoreFeedback({ ...seen(item), score: stars ?? 0, comment: comment.trim() || null }), {
    key: feedback.key,
    done: t('done.scored'),
    onDone: discard,
  });
  return (
    <section className={styles.score} aria-label={t('score.title')}>
      <Flex gap={12} wrap align="center">
        <span>{t('score.title')}</span>
        <RatingInput aria-label={t('field.score')} value={stars} onChange={(next) => type({ stars: next })} />
      </Flex>
      <LimitedTextArea
        aria-label={t('score.comment')}
        placeholder={t('score.comment')}
        value={comment}
        limit={limits.comment.maxLength}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={({ target }) => type({ comment: target.value })}
      />
      {send.error && <Alert type="error" showIcon title={failureText(send.error)} />}
      <Flex gap={16} wrap align="center" justify="space-between">
        <span className={styles.hint}>{t('score.hint', { date: item.followUpUntil })}</span>
        <Button type="primary" loading={send.isPending} onClick={() => send.mutate()}>
          {t('score.send')}
        </Button>
      </Flex>
    </section>
  );
}
