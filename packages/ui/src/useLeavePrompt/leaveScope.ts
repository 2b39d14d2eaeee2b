import { createContext } from 'react';

const LeaveScopeContext = createContext<string | undefined>(undefined);

/** Around a part of the application that can be left on its own, e.g. the page of a tab: `<LeaveScope value={tab.id}>`. */
export const LeaveScope = LeaveScopeContext.Provider;
export { LeaveScopeContext };
