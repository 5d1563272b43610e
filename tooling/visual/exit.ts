/** Exit code of a run that could compare no picture, because its machine draws text otherwise. */
export const NOT_COMPARED = 3

/** Findings of a run over stories, by their number. */
export interface Outcome {
  readonly isApproving: boolean
  /** Pictures that differ from the approved ones, or have none. */
  readonly differing: number
  /** Approved pictures of stories that are gone. */
  readonly gone: number
  /** Stories that could not be shown, or whose tests fail. */
  readonly problems: number
}

/** Exit code of a run that compared. One that approves keeps what differs. */
export const exitCode = ({ isApproving, differing, gone, problems }: Outcome): 0 | 1 =>
  problems > 0 || (!isApproving && differing + gone > 0) ? 1 : 0
