import { deepPage, SIZE } from './pages.mjs';
import { fourDigits } from './terms.mjs';

const [TERM] = fourDigits;

/** Verifies the measured pages. @throws when a page does not hold the right rows in the right order. */
export async function checkPages(client, pool, list) {
  const deep = deepPage(list);
  const pages = { first: 'page=0', deep: `page=${deep}`, search: `page=0&${list.search}=${TERM}` };
  for (const sort of list.sorts) {
    const { rows } = await pool.query(`
      with ordered as materialized (
        select id, nothi_number_fold,
          row_number() over (order by ${sort.column} ${sort.order} nulls last, id ${sort.order}) as place
        from ${list.table}
      )
      select array(select id from ordered where place <= ${SIZE} order by place) as first,
        array(select id from ordered where place > ${deep * SIZE} and place <= ${(deep + 1) * SIZE}
          order by place) as deep,
        array(select id from ordered where nothi_number_fold like '%${TERM}%' order by place limit ${SIZE})
          as search`);
    for (const [kind, page] of Object.entries(pages)) {
      const { content } = await client.getJson(`${list.address}?size=${SIZE}&${sort.query}&${page}`);
      const ids = content.map(({ id }) => id).join();
      if (ids !== rows[0][kind].join()) throw new Error(`${list.name}, ${sort.what}: a wrong ${kind} page`);
    }
  }
}
