import type { MarketInfo } from '@harrow/api-client';
import { LimitedTextArea } from '@harrow/ui';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import { seen } from '../../documents/actions/documentCalls.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useKeptInput } from '../../shared/useKeptInput.ts';
import { replyTo } from './reports.ts';

/** Most characters of an answer, and the fewest. */
const [most, least] = [1000, 5];

/** Where staff answer a report, or correct their answer. What is typed is kept. */
export function AnswerBox({ info }: { info: MarketInfo }) {
  const { t } = useTranslation('marketInfo');
  const id = useId();
  const { move, state } = useFormActions();
  const { typed, type, discard } = useKeptInput('marketInfo.reply', info.id, { replyContent: info.replyContent ?? '' });
  const text = typed.replyContent.trim();
  const send = async (): Promise<void> => {
    const { version } = seen(info);
    await move(async () => {
      await single(replyTo({ ids: [info.id], version, replyContent: text }));
      discard();
    });
  };
  return (
    <div data-wide>
      <label htmlFor={id}>{t('answer.label')}</label>
      <LimitedTextArea id={id} limit={most} rows={4} value={typed.replyContent} onChange={({ target }) => type({ replyContent: target.value })} />
      <Button
        type="primary"
        style={{ marginTop: 8 }}
        loading={state.busy}
        disabled={[...text].length < least || [...text].length > most}
        onClick={() => void send()}
      >
        {t(info.status === 'pass' ? 'action.replyAgain' : 'action.reply')}
      </Button>
    </div>
  );
}
