import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormStatus, nextStatus } from '#features/quote/use-quote-form.ts';

const IDLE: FormStatus = { kind: 'idle' };
const after = (...events: readonly FormEvent[]): FormStatus => events.reduce(nextStatus, IDLE);
const submit: FormEvent = { type: 'submit', missing: [] };

describe('the status of the quote form', () => {
  it('is submitting after a submit, and success once the lead is delivered or queued', () => {
    expect(after(submit)).toEqual({ kind: 'submitting' });
    expect(after(submit, { type: 'sent', result: { kind: 'delivered' } })).toEqual({ kind: 'success' });
    expect(after(submit, { type: 'sent', result: { kind: 'queued' } })).toEqual({ kind: 'success' });
    expect(after(submit, { type: 'sent', result: { kind: 'queued' } }, { type: 'wait' })).toEqual({
      kind: 'success',
      waits: true,
    });
    expect(after(submit, { type: 'wait' })).toEqual({ kind: 'submitting' });
  });

  it('is an error with the missing fields when a required field is empty', () => {
    expect(after({ type: 'submit', missing: ['email'] })).toEqual({
      kind: 'error',
      message: 'Please fill in all required fields.',
      missing: ['email'],
    });
  });

  it('is an error with status and body when the webhook refuses the lead', () => {
    expect(after(submit, { type: 'sent', result: { kind: 'refused', status: 503, body: 'Down' } })).toEqual({
      kind: 'error',
      message: 'There was an error submitting your form. Webhook request failed: 503 - Down',
      missing: [],
    });
  });

  it('truncates the body of a refusal to 300 characters without splitting one', () => {
    const refused = after(submit, { type: 'sent', result: { kind: 'refused', status: 500, body: '🏠'.repeat(400) } });
    expect(refused).toMatchObject({
      message: `There was an error submitting your form. Webhook request failed: 500 - ${'🏠'.repeat(300)}`,
    });
  });

  it('is an error with the reason, if there is one, after any other failure', () => {
    expect(after(submit, { type: 'sent', result: { kind: 'lost' } })).toMatchObject({
      message: 'There was an error submitting your form. The connection failed.',
    });
    expect(after(submit, { type: 'fail', reason: '' })).toMatchObject({
      message: 'There was an error submitting your form.',
    });
  });

  it('drops an earlier error at the next submit', () => {
    const refused: FormEvent = { type: 'sent', result: { kind: 'refused', status: 500, body: '' } };
    expect(after(submit, refused, submit)).toEqual({ kind: 'submitting' });
    expect(after({ type: 'submit', missing: ['email'] }, submit)).toEqual({ kind: 'submitting' });
  });

  it('ignores a submit while another is under way or has succeeded', () => {
    const other: FormEvent = { type: 'submit', missing: ['email'] };
    expect(after(submit, other)).toEqual({ kind: 'submitting' });
    expect(after(submit, { type: 'sent', result: { kind: 'queued' } }, other)).toEqual({ kind: 'success' });
  });

  it('is idle again when the visitor returns after a success, and keeps an error', () => {
    expect(after(submit, { type: 'sent', result: { kind: 'delivered' } }, { type: 'return' })).toEqual(IDLE);
    expect(after({ type: 'submit', missing: ['email'] }, { type: 'return' })).toMatchObject({ kind: 'error' });
  });
});
