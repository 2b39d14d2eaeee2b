import type { FastifyRequest } from 'fastify';
import { type Language, preferredLanguage } from '../messages/messages.ts';

/** The signed-in user's language, else the browser's. */
export const languageOf = (request: FastifyRequest): Language => request.user?.language ?? preferredLanguage(request.headers['accept-language']);
