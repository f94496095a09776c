import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormStatus, nextStatus } from '#features/quote/status.ts';

const IDLE: FormStatus = { kind: 'idle' };
const after = (...events: readonly FormEvent[]): FormStatus => events.reduce(nextStatus, IDLE);
const submit: FormEvent = { type: 'submit', missing: [] };

describe('the states of the quote form', () => {
  it('are submitting after a submit, and success once it is delivered or kept for later', () => {
    expect(after(submit)).toEqual({ kind: 'submitting' });
    expect(after(submit, { type: 'sent', sent: { kind: 'delivered' } })).toEqual({ kind: 'success' });
    expect(after(submit, { type: 'sent', sent: { kind: 'kept' } })).toEqual({ kind: 'success' });
  });

  it('are an error that names what is missing, and nothing is sent', () => {
    expect(after({ type: 'submit', missing: ['email'] })).toEqual({
      kind: 'error',
      message: 'Please fill in all required fields.',
      missing: ['email'],
    });
  });

  it('are an error with status and text when the webhook refuses', () => {
    expect(after(submit, { type: 'sent', sent: { kind: 'refused', status: 503, body: 'Down' } })).toEqual({
      kind: 'error',
      message: 'There was an error submitting your form. Webhook request failed: 503 - Down',
      missing: [],
    });
  });

  it('cut what the webhook said at 300 characters, none of them in two', () => {
    const refused = after(submit, { type: 'sent', sent: { kind: 'refused', status: 500, body: '🏠'.repeat(400) } });
    expect(refused).toMatchObject({
      message: `There was an error submitting your form. Webhook request failed: 500 - ${'🏠'.repeat(300)}`,
    });
  });

  it('are an error with its own words, or none, when something else goes wrong', () => {
    expect(after(submit, { type: 'sent', sent: { kind: 'lost' } })).toMatchObject({
      message: 'There was an error submitting your form. The connection failed.',
    });
    expect(after(submit, { type: 'fail', reason: '' })).toMatchObject({
      message: 'There was an error submitting your form.',
    });
  });

  it('begin anew at each submit', () => {
    const refused: FormEvent = { type: 'sent', sent: { kind: 'refused', status: 500, body: '' } };
    expect(after(submit, refused, submit)).toEqual({ kind: 'submitting' });
    expect(after({ type: 'submit', missing: ['email'] }, submit)).toEqual({ kind: 'submitting' });
  });

  it('do not change with another submit while one is under way or has succeeded', () => {
    const other: FormEvent = { type: 'submit', missing: ['email'] };
    expect(after(submit, other)).toEqual({ kind: 'submitting' });
    expect(after(submit, { type: 'sent', sent: { kind: 'kept' } }, other)).toEqual({ kind: 'success' });
  });

  it('are idle for a visitor who comes back after success, and an error stays', () => {
    expect(after(submit, { type: 'sent', sent: { kind: 'delivered' } }, { type: 'return' })).toEqual(IDLE);
    expect(after({ type: 'submit', missing: ['email'] }, { type: 'return' })).toMatchObject({ kind: 'error' });
  });
});
