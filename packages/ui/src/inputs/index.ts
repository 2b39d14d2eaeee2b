export { clearable } from './clearable.tsx';
export {
  LimitedInput,
  type LimitedInputProps,
  LimitedPassword,
  type LimitedPasswordProps,
  LimitedTextArea,
  type LimitedTextAreaProps,
} from './LimitedInput.tsx';
export { RatingInput, type RatingInputProps, RatingText, type RatingTextProps } from './RatingInput.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput.tsx';
export { fromSearchText, type SearchKind, toSearchText } from './searchText.ts';
export { TagInput, type TagInputProps } from './TagInput.tsx';
export { YesNoSwitch, type YesNoSwitchProps } from './YesNoSwitch.tsx';
export { useHeldFields } from './heldFields.ts';
