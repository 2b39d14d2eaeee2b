import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Server } from 'node:http';
import { logOutput } from './logOutput.ts';
import { withoutSecrets } from './withoutSecrets.ts';

type LoggerOptions = Exclude<FastifyHttpOptions<Server>['logger'], boolean | undefined>;

/** JSON lines with request id, method, path, status and time; tokens, passwords and bodies are never written. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  stream: logOutput(),
  redact: { paths: ['req.headers', 'body', '*.password', '*.OldPassword', '*.NewPassword', '*.ConfirmPassword', '*.TokenID'], remove: true },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
  },
});

/** A client that closes a download or breaks an upload off is no fault of the server. */
export const clientIsGone = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed;

/** The application whose page asks; what is no id of one is not written. */
function lowAppOf({ headers }: FastifyRequest): { lowApp?: string } {
  const id = headers['x-low-app-id'];
  return typeof id === 'string' && /^[a-z0-9-]{2,32}$/.test(id) ? { lowApp: id } : {};
}

/** One line a request, written when it is answered: who asked what, status and time. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  /** After the head of an answer has been sent, such as that of a download. */
  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (clientIsGone(request)) reply.log.info({ req: request }, 'the client closed the connection');
    else reply.log.error({ req: request, err: error }, 'the answer broke off');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime, user: request.user?.username, ...lowAppOf(request) };
    if (error && clientIsGone(request)) reply.log.info(line, 'the client closed the connection');
    else if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request answered');
  }
}
