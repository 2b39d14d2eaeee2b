/** Refusals of what no route ever sees: an address the router cannot read, and what is no HTTP. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import { sendRefusal, refusalEnvelope } from '../contract/errors.ts';
import { preferredLanguage } from '../messages/messages.ts';
import { badRequest } from '../refusal/refusal.ts';
import { headersOfRefused } from './security.ts';

/**
 * Bytes of a request's first line and headers. The contract allows 20,000 characters for an advanced query, each of
 * which may take nine in the address; Node.js would stop at 16 KB.
 */
export const maxHeaderSize = 256 * 1024;

type Settings = FastifyHttpOptions<Server>;
type ConnectionError = Parameters<NonNullable<Settings['clientErrorHandler']>>[0];

/** Part of the request that was read so far. */
const receivedText = ({ rawPacket }: ConnectionError): string => (rawPacket as unknown as Buffer | undefined)?.toString('latin1') ?? '';

/** Answers with the envelope, the language and the headers of every other answer. */
export const refuseUnreadable = (frameOrigins: readonly string[] | undefined): Pick<Settings, 'frameworkErrors' | 'clientErrorHandler'> => ({
  frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply) {
    sendRefusal(badRequest('http.malformed'), request, reply.headers(headersOfRefused(request.id, frameOrigins)));
  },
  clientErrorHandler(error: ConnectionError, socket: Socket) {
    // A client that went away reads no answer.
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const status = tooLong ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const wanted = /^accept-language:([^\r\n]*)/im.exec(receivedText(error))?.[1];
    const refusal = badRequest(tooLong ? 'http.tooLarge' : 'http.malformed');
    const body = JSON.stringify({ ...refusalEnvelope(refusal, preferredLanguage(wanted)), code: status });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      ...headersOfRefused(randomUUID(), frameOrigins),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  },
});
