import type { DateOrder } from '@harrow/validation/dates';
import { Button, Flex } from 'antd';
import { readDate } from '../../DateInput/readDate.ts';
import type { useMessages } from '../../HarrowProvider/index.ts';
import type { TableTexts } from '../context/useTableTexts.ts';
import { marksOf } from '../numbers/cellText.ts';
import type { LoneMark } from '../numbers/loneMark.ts';
import { PasteErrors } from './PasteErrors.tsx';
import type { PasteOutcome } from './rangeEdits.ts';

/** Formats of the copied texts, as far as they are known. */
export interface PasteWriting {
  loneMark?: LoneMark | undefined;
  dateOrder?: DateOrder | undefined;
}

interface Surroundings extends Pick<ReturnType<typeof useMessages>, 'message' | 'modal'> {
  texts: TableTexts;
}

/** Label and action of a button. */
type Choice = readonly [label: string, choose: () => void];

const longDay = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** Asks about a number or a date that can be read in two ways, and pastes again with the answer; or tells what was not pasted. */
export function followUp(outcome: PasteOutcome, { texts, message, modal }: Surroundings, pasteAgain: (known: PasteWriting) => void): void {
  const doubt = (error: string) => (outcome.ok ? undefined : outcome.errors.find((one) => one.error === error));
  const [number, date] = [doubt('parse.ambiguous'), doubt('parse.dateOrder')];
  if (number) askLoneMark(number.text);
  else if (date) askDateOrder(date.text);
  else tell();

  function tell() {
    const errors = outcome.ok ? outcome.refused : outcome.errors;
    if (errors.length > 0) {
      const show = outcome.ok ? modal.warning : modal.error;
      show({
        title: texts.t(outcome.ok ? 'paste.partly' : 'paste.refused'),
        content: <PasteErrors errors={errors} isPartly={outcome.ok} t={texts.t} />,
        okText: texts.t('paste.close'),
        width: 720,
      });
    } else if (outcome.ok && outcome.skipped > 0) {
      void message.info(texts.t('paste.skipped', { count: outcome.skipped }));
    }
  }

  /** 2.755 may be two thousand or not quite three: the user decides. */
  function askLoneMark(text: string) {
    const { decimal, group } = marksOf(texts.locale);
    ask(text, texts.t('paste.ambiguousHelp'), [
      [texts.t('paste.asDecimals', { number: text.replace(group, decimal) }), () => pasteAgain({ loneMark: 'decimals' })],
      [texts.t('paste.asThousands', { number: text.replace(group, '') }), () => pasteAgain({ loneMark: 'thousands' })],
    ]);
  }

  /** 03/04/2026 may be in March or in April: the user decides. The order of their region is offered first. */
  function askDateOrder(text: string) {
    const choice = (dateOrder: DateOrder): Choice => {
      const read = readDate(text, 'datetime', { tag: texts.locale.tag, dateOrder });
      const day = 'value' in read ? longDay(texts.locale.tag).format(new Date(`${read.value.slice(0, 10)}T00:00:00Z`)) : text;
      return [texts.t(`paste.${dateOrder}`, { day }), () => pasteAgain({ dateOrder })];
    };
    const other = texts.locale.dateOrder === 'monthFirst' ? 'dayFirst' : 'monthFirst';
    ask(text, texts.t('paste.dateOrderHelp'), [choice(other), choice(texts.locale.dateOrder ?? 'dayFirst')]);
  }

  /** The last of the answers is the likely one. */
  function ask(text: string, help: string, choices: readonly Choice[]) {
    const dialog = modal.confirm({
      title: texts.t('paste.ambiguous', { text }),
      content: help,
      footer: (
        <Flex gap={8} wrap justify="end">
          <Button onClick={() => dialog.destroy()}>{texts.t('paste.cancel')}</Button>
          {choices.map(([label, choose], at) => (
            <Button
              key={label}
              {...(at === choices.length - 1 && { type: 'primary' as const })}
              onClick={() => {
                dialog.destroy();
                choose();
              }}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ),
    });
  }
}
