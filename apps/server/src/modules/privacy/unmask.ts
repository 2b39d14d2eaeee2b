/** Unmasks personal data for a stated reason. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { type Context, transact } from '../../shared/context.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { newId } from '../../shared/database/database.ts';
import { browserName } from '../../shared/http/browserName.ts';
import { isWithinLimit } from '../../shared/http/callLimit.ts';
import { writeEntries } from '../../shared/operation-log/operationLog.ts';
import { refuse } from '../../shared/refusal/refusal.ts';

type Asked = Operations['privacyUnmask']['data']['body'];
type Field = Asked['field'];

/** Fields that can be unmasked, by kind of document. Bank account numbers are never among them. */
const maskedFields: Readonly<Record<Asked['docType'], readonly Field[]>> = {
  vehicle: ['ownerPhone', 'ownerIdNo', 'endUserPhone'],
  warrantyClaim: ['contactPhone'],
};

const looksPerHour = 30;
const shortestReason = 5;

/** Who looks, from where, and how long it has taken. */
interface Looking {
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;
  reply: Pick<FastifyReply, 'elapsedTime'>;
}

/**
 * A number as it is. The look and its entry in the log are one transaction: nothing is shown without an entry.
 * Refuses E-006, E-012, E-582.
 */
export async function unmask(context: Context, { docType, id, field, ...asked }: Asked, { request, reply }: Looking): Promise<{ value: string | null }> {
  const { services, user } = context;
  const reason = asked.reason.trim();
  if ([...reason].length < shortestReason) throw refuse('E-006');
  const type = services.documents.get(docType)!;
  const mayRead = maskedFields[docType].includes(field) && user.permissions.has(type.permission) && (await type.visible(context, id));
  if (!mayRead) throw refuse('E-012');
  // Counted by itself, so that looks at once cannot outrun the limit together.
  if (!(await isWithinLimit(services.db, 'unmask', user.id, looksPerHour))) throw refuse('E-582');
  return transact(context, async ({ db }) => {
    const { rows } = await sql<{ value: string | null }>`select ${sql.ref(snake(field))} as value from ${sql.table(snake(type.kind.table))}
      where id = ${id}`.execute(db);
    const now = services.now();
    await writeEntries(db, services.documents, [
      {
        id: newId(now.getTime()),
        logType: 'unmask',
        operationId: 'privacyUnmask',
        method: 'POST',
        path: '/sys/unmask',
        params: JSON.stringify({ field, reason }),
        docType,
        docId: id,
        docNo: null,
        username: user.username,
        realname: user.realname,
        orgCode: user.orgCode,
        dealerCode: user.dealerCode,
        ip: request.ip.slice(0, 64),
        browser: browserName(request.headers['user-agent'] ?? '').slice(0, 64),
        appId: null,
        outcome: 'success',
        errorCode: null,
        costTime: Math.round(reply.elapsedTime),
        requestId: request.id,
        exception: null,
        fingerprint: null,
        createTime: now.toISOString(),
      },
    ]);
    return { value: rows[0]!.value };
  });
}
