import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** Organisation, users, sessions, dictionaries, parameters, logs, files and messages. */
export async function up(db: MigrationDb): Promise<void> {
  // Fast search inside VINs, numbers and names; a trusted extension, which a database owner may create.
  await sql`create extension if not exists pg_trgm`.execute(db);
  await organisation(db);
  await access(db);
  await settings(db);
  await logs(db);
  await content(db);
}

async function organisation(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('market_group')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'jsonb', (c) => c.notNull())
    .addColumn('region', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sys_depart')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('org_code', codeText, (c) => c.notNull().unique())
    .addColumn('pid', 'char(32)', (c) => c.references('sys_depart.id'))
    .addColumn('depart_name', 'jsonb', (c) => c.notNull())
    .addColumn('org_category', 'smallint', (c) => c.notNull().check(sql`org_category between 1 and 4`))
    .addColumn('dealer_code', codeText)
    .addColumn('sub_dealer_code', codeText)
    .addColumn('sort_no', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'smallint', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('dealer')
    .addColumn('dealer_code', codeText, (c) => c.primaryKey())
    .addColumn('dealer_name', 'text', (c) => c.notNull())
    .addColumn('org_code', codeText, (c) => c.notNull().references('sys_depart.org_code'))
    .addColumn('country', 'char(2)', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('market_group', 'text', (c) => c.notNull().references('market_group.code'))
    .addColumn('dealer_status', 'text', (c) => c.notNull().defaultTo('active'))
    .execute();
}

async function access(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_user')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('realname', 'text', (c) => c.notNull())
    .addColumn('sex', 'char(1)')
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('avatar', 'text')
    .addColumn('user_type', 'text', (c) => c.notNull().check(sql`user_type in ('maker', 'dealer')`))
    .addColumn('work_no', 'text')
    .addColumn('status', 'smallint', (c) => c.notNull().defaultTo(1))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('timezone', 'text', (c) => c.notNull())
    .addColumn('current_org_code', codeText)
    .addColumn('pwd_update_time', 'timestamptz', (c) => c.notNull())
    .addColumn('need_change_password', 'char(1)', (c) => c.notNull().check(yesNo('need_change_password')))
    .addColumn('last_login_time', 'timestamptz')
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .addColumn('del_flag', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('sys_role')
    .addColumn('role_code', 'text', (c) => c.primaryKey())
    .addColumn('role_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('data_scope', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sys_role_permission')
    .addColumn('role_code', 'text', (c) => c.notNull().references('sys_role.role_code').onDelete('cascade'))
    .addColumn('permission', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sys_role_permission_pk', ['role_code', 'permission'])
    .execute();
  await db.schema
    .createTable('sys_user_role')
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('role_code', 'text', (c) => c.notNull().references('sys_role.role_code'))
    .addPrimaryKeyConstraint('sys_user_role_pk', ['user_id', 'role_code'])
    .execute();
  await db.schema
    .createTable('sys_user_depart')
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('org_code', codeText, (c) => c.notNull().references('sys_depart.org_code'))
    .addPrimaryKeyConstraint('sys_user_depart_pk', ['user_id', 'org_code'])
    .execute();
  await db.schema
    .createTable('sys_user_market_group')
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('market_group', 'text', (c) => c.notNull().references('market_group.code'))
    .addPrimaryKeyConstraint('sys_user_market_group_pk', ['user_id', 'market_group'])
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'char(64)', (c) => c.primaryKey())
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('org_code', codeText)
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('expire_time', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('session_user').on('session').column('user_id').execute();
  await db.schema
    .createTable('captcha')
    .addColumn('check_key', 'char(32)', (c) => c.primaryKey())
    .addColumn('code_hash', 'char(64)', (c) => c.notNull())
    .addColumn('expire_time', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('login_failure')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('last_time', 'timestamptz', (c) => c.notNull())
    .addColumn('locked_until', 'timestamptz')
    .addPrimaryKeyConstraint('login_failure_pk', ['kind', 'subject'])
    .execute();
}

async function settings(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_config')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sys_dict')
    .addColumn('dict_code', 'text', (c) => c.primaryKey())
    .addColumn('dict_name', 'jsonb', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sys_dict_item')
    .addColumn('dict_code', 'text', (c) => c.notNull().references('sys_dict.dict_code').onDelete('cascade'))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('text', 'jsonb', (c) => c.notNull())
    .addColumn('color', 'text')
    .addColumn('sort_no', 'integer', (c) => c.notNull())
    .addColumn('status', 'smallint', (c) => c.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('sys_dict_item_pk', ['dict_code', 'value'])
    .execute();
  await db.schema
    .createTable('sequence')
    .addColumn('series', 'text', (c) => c.primaryKey())
    .addColumn('last_no', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('idempotency')
    .addColumn('user_id', 'char(32)', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'char(64)', (c) => c.notNull())
    .addColumn('answer', 'jsonb')
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('idempotency_pk', ['user_id', 'operation', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_time').on('idempotency').column('create_time').execute();
}

async function logs(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('approval_log')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('doc_type', 'text', (c) => c.notNull())
    .addColumn('doc_id', 'char(32)', (c) => c.notNull())
    .addColumn('doc_no', 'text', (c) => c.notNull())
    .addColumn('step_no', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('operator_name', 'text', (c) => c.notNull())
    .addColumn('org_name', 'text', (c) => c.notNull())
    .addColumn('opinion', 'text')
    .addColumn('reject_type', 'text')
    .addColumn('reject_reason', 'text')
    .addColumn('duration_hours', sql`numeric(12, 2)`)
    .addColumn('ip', 'text')
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('approval_log_step', ['doc_id', 'step_no'])
    .execute();
  await db.schema
    .createTable('data_change_log')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('doc_type', 'text', (c) => c.notNull())
    .addColumn('data_id', 'char(32)', (c) => c.notNull())
    .addColumn('doc_no', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('line', 'text')
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('operator_name', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('data_change_log_record').on('data_change_log').columns(['data_id', 'create_time']).execute();
}

async function content(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('attach')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('table_id', 'char(32)', (c) => c.notNull())
    .addColumn('attachment_table_name', 'text', (c) => c.notNull())
    .addColumn('column_name', 'text', (c) => c.notNull())
    .addColumn('filename', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('mimetype', 'text', (c) => c.notNull())
    .addColumn('sha256', 'char(64)', (c) => c.notNull())
    .addColumn('file_path', 'text', (c) => c.notNull())
    .addColumn('thumb_path', 'text')
    .addColumn('taken_at', 'timestamptz')
    .addColumn('gps_lat', sql`numeric(9, 6)`)
    .addColumn('gps_lng', sql`numeric(9, 6)`)
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('attach_owner').on('attach').columns(['table_id', 'column_name']).execute();
  await db.schema
    .createTable('message')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('params', 'jsonb', (c) => c.notNull())
    .addColumn('doc_type', 'text')
    .addColumn('doc_id', 'char(32)')
    .addColumn('doc_no', 'text')
    .addColumn('read_time', 'timestamptz')
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index message_user on message (user_id, create_time desc, id desc)`.execute(db);
  await sql`create index message_unread on message (user_id) where read_time is null`.execute(db);
  await db.schema
    .createTable('public_notice')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('notice_no', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'jsonb', (c) => c.notNull())
    .addColumn('notice_type', 'text', (c) => c.notNull())
    .addColumn('content', 'jsonb', (c) => c.notNull())
    .addColumn('target_scope', 'text', (c) => c.notNull())
    .addColumn('target_ids', 'jsonb', (c) => c.notNull())
    .addColumn('must_read', 'char(1)', (c) => c.notNull().check(yesNo('must_read')))
    .addColumn('top_flag', 'char(1)', (c) => c.notNull().check(yesNo('top_flag')))
    .addColumn('publish_time', 'timestamptz', (c) => c.notNull())
    .addColumn('expire_date', 'date')
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('notice_read')
    .addColumn('notice_id', 'char(32)', (c) => c.notNull().references('public_notice.id').onDelete('cascade'))
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('read_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('notice_read_pk', ['notice_id', 'user_id'])
    .execute();
}
