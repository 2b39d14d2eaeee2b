// Lists of administrators by SQL written by hand, on Harrow's own tables (schema harrow, data/administration.sql). Totals stop at the cap, as Harrow's do.
const like = (text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const lists = {
  '/sys/user/list': {
    table: 'harrow.sys_user',
    columns: `id, username, realname, avatar, sex, phone, email, work_no as "workNo", position_id as "positionId", user_type as "userType", status, create_time as "createTime",
      (select string_agg(d.org_code, ',' order by d.org_code) from harrow.sys_user_depart d where d.user_id = sys_user.id) as "orgCode",
      (select string_agg(r.role_code, ',' order by r.role_code) from harrow.sys_user_role r where r.user_id = sys_user.id) as "roleCodes"`,
    where: 'del_flag = 0',
    filters: { username: 'username' },
  },
  '/sys/log/list': {
    table: 'harrow.sys_log',
    columns: `id, log_type as "logType", operation_id as "operationId", method, path, doc_type as "docType", doc_id as "docId", doc_no as "docNo", username, realname, org_code as "orgCode",
      dealer_code as "dealerCode", ip, browser, app_id as "appId", outcome, error_code as "errorCode", cost_time as "costTime", request_id as "requestId", count, create_time as "createTime"`,
    where: 'true',
    filters: { docNo: 'doc_no' },
  },
};

export function administration(app, { db, done, capped }) {
  for (const [path, { table, columns, where, filters }] of Object.entries(lists))
    app.get(path, async ({ query }) => {
      const size = Math.min(Math.max(Number(query.pageSize) || 10, 1), 200);
      const current = Math.max(Number(query.pageNo) || 1, 1);
      const given = Object.entries(filters).filter(([name]) => query[name]);
      const values = given.map(([name]) => like(query[name]));
      const found = [where, ...given.map(([, column], index) => `${column} ilike $${index + 1}`)].join(' and ');
      const [records, [{ n }]] = await Promise.all([
        db.query(
          null,
          `select ${columns} from ${table} where ${found} order by create_time desc, id desc limit ${size} offset ${(current - 1) * size}`,
          values,
        ),
        db.query(null, `select count(*)::int as n from (select 1 from ${table} where ${found} limit ${capped + 1}) c`, values),
      ]);
      return done({ records, total: Math.min(n, capped), size, current, pages: Math.ceil(n / size) });
    });
}
