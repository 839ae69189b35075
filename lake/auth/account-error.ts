/** Why accounts or tokens cannot be changed as asked; pages translate the code, the command line shows the message. */
export type AccountProblem =
  | 'email'
  | 'email-taken'
  | 'name'
  | 'role'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-email'
  | 'password-site'
  | 'factor-missing'
  | 'factor-required'
  | 'passkey'
  | 'code'
  | 'no-account'
  | 'last-administrator'
  | 'label'
  | 'grants'
  | 'grants-unused';

/** A request about accounts that a person can correct. */
export class AccountError extends Error {
  readonly problem: AccountProblem;

  constructor(problem: AccountProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AccountError';
    this.problem = problem;
  }
}
