import { ClearIcon } from '../HarrowProvider/look/ClearIcon.tsx';

/** `allowClear` of an antd `Input`, `TreeSelect` or `Cascader`: a sign that empties the field, named in the user's language and no stop of Tab. Selects and calendars have it by themselves. */
export const clearable = { clearIcon: <ClearIcon /> };
