import { duplicatesCheck, isFailure, resultOf } from '@harrow/api-client';
import { createRemoteCheck, type RemoteCheck } from '@harrow/ui';

/** Asks whether a value is still free. What the server says stands at the field; no answer is no refusal, since saving checks again. */
export const duplicateCheck = (tableName: string, fieldName: string, dataId?: string): RemoteCheck =>
  createRemoteCheck(async (fieldVal, signal) => {
    try {
      await resultOf(duplicatesCheck({ query: { tableName, fieldName, fieldVal, dataId }, signal }));
      return undefined;
    } catch (error) {
      return isFailure(error, 'refused') ? error.message : undefined;
    }
  });
