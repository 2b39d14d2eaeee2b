import { createContext } from 'react';

/** Whether the pages below hide the content of their heads. */
export const HiddenHeaderContext = createContext(false);

/** Around a page whose route says `hiddenHeaderContent`: `<HiddenHeaderContent value>`. Its head shows the breadcrumb only. */
export const HiddenHeaderContent = HiddenHeaderContext.Provider;
