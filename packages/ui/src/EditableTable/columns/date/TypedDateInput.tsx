import { createContext, type InputHTMLAttributes, type Ref, useContext } from 'react';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** Properties of the input that go before those of the picker, made from them. */
export const TypingContext = createContext<(ofPicker: InputProps) => InputProps & { 'data-typing'?: true | undefined }>(() => ({}));

/** The input within antd's pickers, which themselves know only dates. */
export function TypedDateInput(props: InputProps & { ref?: Ref<HTMLInputElement> }) {
  return <input {...props} {...useContext(TypingContext)(props)} />;
}
