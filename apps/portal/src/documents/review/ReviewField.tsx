import { LimitedTextArea, NumberInput } from '@harrow/ui';
import type { ReactNode } from 'react';
import { placeKey } from '../actions/marks.ts';
import { fieldId, useFormPart, useOpenForm } from '../form/document/openForm.ts';
import { Field } from '../form/Field.tsx';
import { useReview } from './reviewInHand.ts';

interface ReviewFieldProps {
  name: string;
  /** Of the line that it is about. Default: it is about the whole document. */
  lineId?: string;
  label: string;
  /** A text with this number of rows. Default: a number of at most two decimals, not below zero. */
  rows?: number;
  /** Behind a number, such as its currency. */
  suffix?: string | null;
  /** Characters of a text. Default 500. */
  limit?: number;
  /** It may stay empty. */
  optional?: boolean;
  hint?: ReactNode;
  wide?: boolean;
  autoFocus?: boolean;
}

/** A reviewer's field beside those of the document: a number or a text. */
export function ReviewField({ name, lineId, label, rows, suffix, limit = 500, optional = false, autoFocus = false, ...rest }: ReviewFieldProps) {
  const { pageId } = useOpenForm();
  const { values, unread, type, hold } = useReview();
  const place = placeKey(name, lineId);
  const error = useFormPart(({ errors }) => errors.find(({ rowId, field }) => rowId === lineId && field === name)?.text);
  return (
    <Field id={fieldId(pageId, name, lineId)} label={label} optional={optional} error={error} {...rest}>
      {(control) =>
        rows === undefined ? (
          <NumberInput
            {...control}
            autoFocus={autoFocus}
            value={(values[place] as number | null | undefined) ?? undefined}
            decimals={2}
            nonNegative
            suffix={suffix ?? undefined}
            onChange={(value) => type({ [place]: value ?? null })}
            unread={unread[place]}
            onUnreadChange={(text) => hold(place, text)}
          />
        ) : (
          <LimitedTextArea
            {...control}
            autoFocus={autoFocus}
            rows={rows}
            limit={limit}
            value={(values[place] as string | null | undefined) ?? ''}
            onChange={({ target }) => type({ [place]: target.value })}
          />
        )
      }
    </Field>
  );
}
