import { HarrowProvider, type HarrowProviderProps } from '../HarrowProvider/index.ts';
import en from '../locales/en.ts';

/** `HarrowProvider` for tests: English texts that are there at once, and points in time in UTC. Props override both. */
export function TestProvider(props: HarrowProviderProps) {
  return <HarrowProvider language={en} timeZone="UTC" {...props} />;
}
