import { type Cron, type CronConversion, type CronConversionReason, type CronError, type CronPartName, convertCron, parseCron } from '@harrow/validation/cron';
import { useMemo, useReducer, useState } from 'react';
import { changePart } from '../model/changePart.ts';
import { fromQuartz, type HiddenParts, joinExpression, type PartTexts, splitExpression, toQuartz } from '../model/expression.ts';
import { changeHistory, startHistory } from '../../history/history.ts';

/** Error in the text of the editor; `index` counts characters from 0. */
export interface Problem {
  readonly error: CronError;
  /** A valid expression that says what the text says in another notation. */
  readonly offer: { readonly text: string; readonly conversions: readonly CronConversion[] } | undefined;
  /** Why there is no such expression, where that is more than wrong syntax. */
  readonly reason: Exclude<CronConversionReason, 'syntax'> | undefined;
}

export interface ExpressionState {
  readonly text: string;
  readonly parts: PartTexts;
  readonly cron: Cron | undefined;
  /** The Quartz expression that the text stands for. */
  readonly expression: string;
  readonly problem: Problem | undefined;
  /** Conversion of a pasted text; until the next change. */
  readonly converted: readonly CronConversion[];
  /** Steps that can be undone, and done again. */
  readonly undoSteps: number;
  readonly redoSteps: number;
  /** Replaces the whole text; changes of one source in a row are one step back. */
  readonly setText: (text: string, source?: string) => void;
  readonly setPart: (name: CronPartName, text: string) => void;
  /** Replaces the text by what is pasted, converted from another notation if need be. */
  readonly paste: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The text that is being edited, with its parts, its meaning and its history. */
export function useExpression(start: string, hidden: HiddenParts): ExpressionState {
  const [history, dispatch] = useReducer(changeHistory<string>, start, startHistory<string>);
  const [converted, setConverted] = useState<{ text: string; conversions: readonly CronConversion[] }>();
  const { present: text } = history;
  const reading = useMemo(() => readExpression(text, hidden), [text, hidden]);
  const parts = useMemo(() => splitExpression(text, hidden), [text, hidden]);
  const setText = (next: string, source?: string): void => dispatch({ type: 'change', change: () => next, ...(source ? { source } : {}) });
  return {
    ...reading,
    text,
    parts,
    converted: converted?.text === text ? converted.conversions : [],
    undoSteps: history.past.length,
    redoSteps: history.future.length,
    setText,
    setPart: (name, part) => setText(joinExpression(text, changePart(parts, name, part), hidden)),
    paste: (pasted) => {
      const offer = readExpression(pasted.trim(), hidden).problem?.offer;
      setText(offer?.text ?? pasted.trim());
      setConverted(offer && { text: offer.text, conversions: offer.conversions });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}

/** Parsed text, or its error. */
export function readExpression(text: string, hidden: HiddenParts): Pick<ExpressionState, 'cron' | 'expression' | 'problem'> {
  const { expression, offset } = toQuartz(text, hidden);
  const reading = parseCron(expression);
  if (reading.ok) return { cron: reading.cron, expression, problem: undefined };
  const { error } = reading;
  const result = convertCron(text);
  return {
    cron: undefined,
    expression,
    problem: {
      error: { ...error, index: Math.max(error.index - offset, 0) },
      offer: result.ok ? { text: fromQuartz(result.expression, hidden), conversions: result.conversions } : undefined,
      reason: !result.ok && result.reason !== 'syntax' ? result.reason : undefined,
    },
  };
}
