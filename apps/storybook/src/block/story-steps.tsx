interface StoryStepsProps {
  /** Id of the story. */
  readonly id: string
}

/**
 * A note below a story on a page of documentation. Pages show stories as they begin, so that none takes the focus or
 * covers the others: dialogs and menus are closed there. The link leads to the story by itself, where its steps run.
 */
export const StorySteps = ({ id }: StoryStepsProps) => (
  <p className="story-steps">
    Shown as it begins.{' '}
    <a href={`./?path=/story/${id}`} target="_top">
      See it after its steps
    </a>
  </p>
)
