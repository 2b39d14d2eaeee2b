import { createContext, type InputHTMLAttributes, type Ref, useContext } from 'react';
import { describedByValue } from '../inputs/describedByValue.ts';

/** By place: one, or the two of a range. */
export type Texts = readonly (string | undefined)[];

/** Shared state of the inputs of one field. */
export interface TypedPlaces {
  fieldId: string;
  /** Of the messages about them; undefined: none, or another says so. */
  messageIds: Texts;
  /** Typed texts that cannot be used; they stay on the screen. */
  texts: Texts;
  onType: (place: number, text: string) => void;
  onEnter: (place: number) => void;
  onLeave: (place: number, isToOtherPlace: boolean) => void;
}

export const TypedPlacesContext = createContext<TypedPlaces | undefined>(undefined);

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** Set by antd in a range. */
  'date-range'?: 'start' | 'end';
}

/** The input within antd's pickers. It shows a refused text instead of that of the picker, which knows only dates. */
export function TypedInput(props: TypedInputProps) {
  const { value, onChange, onBlur, onKeyDown } = props;
  const places = useContext(TypedPlacesContext)!;
  const place = props['date-range'] === 'end' ? 1 : 0;
  const text = places.texts[place];
  const messageId = places.messageIds[place];
  return (
    <input
      {...props}
      // A label leads to the first input of a range; the second is named by its hint.
      aria-label={props['aria-label'] ?? (place === 1 ? props.placeholder : undefined)}
      {...(text !== undefined && { 'aria-invalid': true })}
      aria-describedby={describedByValue(messageId ? [messageId] : [], props['aria-describedby'])}
      value={text ?? value}
      data-typed-field={places.fieldId}
      onChange={(event) => {
        places.onType(place, event.target.value);
        onChange?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') places.onEnter(place);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        const target = event.relatedTarget;
        places.onLeave(place, target instanceof HTMLElement && target.dataset['typedField'] === places.fieldId);
        onBlur?.(event);
      }}
    />
  );
}
