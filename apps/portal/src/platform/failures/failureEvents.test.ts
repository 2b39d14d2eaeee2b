import { ApiError } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { emitFailure, type FailureEvent, onFailure } from './failureEvents.ts';

const error = new ApiError({ kind: 'unauthorised' }, 500, 'Token失效');

test('a session that ended before anybody listened is told to all who come, once', async () => {
  emitFailure({ type: 'failed', error });
  emitFailure({ type: 'sessionLost', error });
  const heard: string[] = [];
  const listener = (name: string) => (event: FailureEvent) => heard.push(`${name} ${event.type}`);
  const stops = [onFailure(listener('notices')), onFailure(listener('session'))];
  await Promise.resolve();
  expect(heard).toEqual(['notices sessionLost', 'session sessionLost']);
  stops.push(onFailure(listener('late')));
  await Promise.resolve();
  expect(heard).toHaveLength(2);
  for (const stop of stops) stop();
});
