import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseStops } from '../database/database.ts';
import { tryAgain } from '../http/stopping.ts';
import { clientIsGone } from '../http/logging/logging.ts';
import { message, textOf } from '../messages/messages.ts';
import { errorTexts, warningTexts } from '../refusal/texts.ts';
import { Refusal } from '../refusal/refusal.ts';
import { languageOf } from './requestLanguage.ts';

/** The envelope of a refusal, in the user's language. */
export function refusalEnvelope(refusal: Refusal, language: ReturnType<typeof languageOf>): Record<string, unknown> {
  const result = {
    errorCode: refusal.text.code,
    ...refusal.details,
    ...(refusal.errors && { errors: errorTexts(refusal.errors, language) }),
    ...(refusal.warnings && { warnings: warningTexts(refusal.warnings, language) }),
  };
  return { success: false, code: refusal.envelopeCode, message: textOf(language, refusal.text), result, timestamp: Date.now() };
}

/** Refusals of Fastify itself, by error code. */
const fastifyRefusals: Readonly<Record<string, { code: string; status: number }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'http.tooLarge', status: 400 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'http.mediaType', status: 400 },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'http.json', status: 400 },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'http.json', status: 400 },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'http.json', status: 400 },
};

const toRefusal = (error: FastifyError): Refusal | undefined => {
  const known = fastifyRefusals[error.code] ?? (error.statusCode !== undefined && error.statusCode < 500 ? { code: 'http.malformed', status: 400 } : undefined);
  return known && new Refusal({ text: { code: known.code }, envelopeCode: known.status, httpStatus: known.status });
};

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof DatabaseStops ? tryAgain('http.stopping') : toRefusal(error);
}

/** Turns everything thrown into an envelope; unexpected errors are logged, and answered without details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(refusal, request, reply);
    if (clientIsGone(request)) request.log.info({ req: request }, 'the client closed the connection');
    else {
      request.log.error({ err: error }, 'unexpected error');
      request.outcome = { ...request.outcome, error };
    }
    const text = message(languageOf(request), 'http.unexpected', { id: request.id });
    return reply.code(500).send({ success: false, code: 500, message: text, result: null, timestamp: Date.now() });
  });
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.outcome = { ...request.outcome, refusal };
  request.log.info({ refused: refusal.text.code, errors: refusal.errors?.map(({ field, code }) => `${field}: ${code}`) }, 'refused');
  return reply
    .code(refusal.httpStatus)
    .type('application/json; charset=utf-8')
    .send(refusalEnvelope(refusal, languageOf(request)));
}
