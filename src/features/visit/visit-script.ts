// Inlined into /before-we-come. Shows the day that the link names, with a calendar entry for it; without one, nothing.
import { readVisit, visitCalendar, visitText } from './visit.ts';

const box = document.querySelector<HTMLElement>('[data-visit]');
const visit = readVisit(location.search);
if (box !== null && visit !== null) {
  const { company = '', phone = '', timeZone = '' } = box.dataset;
  const list = visit.service === null ? null : document.getElementById(visit.service);
  list?.setAttribute('data-chosen', '');
  const service = list?.querySelector('h2')?.textContent ?? null;
  const url = `${location.origin}${location.pathname}${list === null ? '' : `#${list.id}`}`;
  const details = { service, company, phone: phone === '' ? null : phone, url, timeZone };
  const file = new Blob([visitCalendar(visit, details, Date.now())], { type: 'text/calendar;charset=utf-8' });
  const text = visitText(visit, timeZone);
  box.querySelector('p')!.textContent = service === null ? text : `${service}: ${text}`;
  box.querySelector('a')!.href = URL.createObjectURL(file);
  if (list !== null) box.querySelector<HTMLAnchorElement>('[data-list]')!.href = `#${list.id}`;
  box.hidden = false;
}
