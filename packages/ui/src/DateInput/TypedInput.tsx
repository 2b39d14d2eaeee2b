import { type ChangeEvent, createContext, type InputHTMLAttributes, type Ref, useContext } from 'react';
import { describedByValue } from '../inputs/describedByValue.ts';

/** By place: one, or the two of a range. */
export type Texts = readonly (string | undefined)[];

/** What the inputs of one field tell each other. */
export interface TypedPlaces {
  fieldId: string;
  /** Of the message about them, where the field does not say so itself. */
  messageId?: string;
  /** Typed texts that cannot be used; they stay on the screen. */
  texts: Texts;
  /** Escape is for what is being typed. */
  isTyping?: boolean;
  onType: (place: number, text: string) => void;
  onEnter: (place: number) => void;
  /** Gives up what is being typed, and answers what stood there before; undefined if nothing is being typed. */
  giveUp?: () => string | undefined;
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
  return (
    <input
      {...props}
      // A label leads to the first input of a range; the second is named by its hint.
      aria-label={props['aria-label'] ?? (place === 1 ? props.placeholder : undefined)}
      {...(text !== undefined && {
        'aria-invalid': true,
        'aria-describedby': describedByValue(places.messageId ? [places.messageId] : [], props['aria-describedby']),
      })}
      value={text ?? value}
      data-typed-field={places.fieldId}
      data-typing={places.isTyping || undefined}
      onChange={(event) => {
        places.onType(place, event.target.value);
        onChange?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') places.onEnter(place);
        const former = event.key === 'Escape' ? places.giveUp?.() : undefined;
        if (former !== undefined) onChange?.({ target: { value: former } } as ChangeEvent<HTMLInputElement>);
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
